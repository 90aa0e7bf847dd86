import { object, rules } from '@vatio/ui/forms';

export const noteSchema = object({ text: rules.required('El texto') });
