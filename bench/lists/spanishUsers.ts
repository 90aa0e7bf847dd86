import type { Role } from '@vatio/contracts/roles';
import { newUserRow } from '../../api/src/areas/session/accountRow';
import { chanceOf } from './repeatable';

const firstNames =
  'Antonio Manuel José Francisco David Juan Javier Daniel Carlos Jesús Alejandro Miguel Rafael Pedro Ángel Pablo Sergio Fernando Luis Jorge Alberto Álvaro Adrián Diego Iván Óscar Rubén Ramón Íñigo Asier Jordi Xoán María Carmen Ana Isabel Laura Cristina Marta Dolores Lucía Pilar Elena Sara Paula Raquel Mercedes Rosa Beatriz Nuria Inés Begoña Montserrat Concepción Ainhoa Uxía'.split(
    ' ',
  );
const secondNames = ['', '', '', '', 'José', 'Luis', 'María', 'del Carmen', 'de los Ángeles'];
export const surnames =
  'García Rodríguez González Fernández López Martínez Sánchez Pérez Gómez Martín Jiménez Hernández Ruiz Díaz Moreno Muñoz Álvarez Romero Gutiérrez Alonso Navarro Torres Domínguez Ramos Vázquez Ramírez Gil Serrano Molina Blanco Morales Suárez Ortega Castro Delgado Ortiz Marín Rubio Núñez Medina Sanz Castillo Iglesias Cortés Garrido Santos Guerrero Lozano Cano Cruz Méndez Flores Prieto Herrera Peña León Márquez Cabrera Gallego Calvo Vidal Campos Reyes Vega Fuentes Carrasco Aguilar Caballero Nieto Santana Pascual Ibáñez Yáñez Ordóñez Etxeberria Puig Ferrer Castaño Zúñiga Ñíguez'.split(
    ' ',
  );
const rolesByFrequency: readonly Role[] = ['reader', 'writer', 'pds_editor', 'admin'];
const domains = ['empresa.es', 'energia.es', 'correo.example', 'consultora.com.es'];

/**
 * Rows of the table of users, the same each time. Names are as unequally common as they really are:
 * the first ones of a list come often, the last ones hardly ever.
 */
export function* spanishUsers(count: number, now: Date) {
  const { random, one } = chanceOf(count);
  const ago = (days: number) => new Date(now.getTime() - random() * days * 86_400_000);
  for (let index = 0; index < count; index += 1) {
    const [first, surname] = [one(firstNames), one(surnames)];
    const name = [first, one(secondNames, 1), surname, one(surnames)].filter(Boolean).join(' ');
    const mailbox = `${first}.${surname}`
      .normalize('NFD')
      .replace(/[^\w.]/g, '')
      .toLowerCase();
    yield {
      ...newUserRow({
        name,
        email: `${mailbox}.${index}@${one(domains)}`,
        role: one(rolesByFrequency),
        passwordHash: 'nobody signs in',
        active: random() < 0.9,
        createdAt: ago(2_000),
      }),
      version: 1,
      last_access_at: random() < 0.15 ? null : ago(200),
    };
  }
}
