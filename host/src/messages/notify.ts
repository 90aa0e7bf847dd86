import type { Notify } from '@vatio/platform';
import { toast } from 'react-toastify/unstyled';

export const hideAfterMs = 5000;

/** A toast by react-toastify: a text or a template, hidden after 5 s unless the options say so. */
export const notify: Notify = (content, options = {}) => {
  const look = { type: options.kind ?? 'info', autoClose: options.hideAfterMs ?? hideAfterMs };
  const id = toast(content, { ...look, ...(options.id !== undefined && { toastId: options.id }) });
  // An id on screen: the new content replaces it.
  if (options.id !== undefined && toast.isActive(options.id)) {
    toast.update(options.id, { ...look, render: content });
  }
  return () => toast.dismiss(id);
};
