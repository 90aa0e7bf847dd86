import { createHash, createHmac, randomBytes } from 'node:crypto';

/** The lifetime of a session; there is no idle limit. */
const lifetimeMs = 12 * 60 * 60 * 1000;

/** However often it is renewed, a login ends after a week: a stolen token is no key for ever. */
const loginLifetimeMs = 7 * 24 * 60 * 60 * 1000;

/** A session this young is not renewed, so that renewals cannot fill the table. */
const renewedAtMostEveryMs = 60_000;

/**
 * The limit for one account; beyond it the oldest ends. Far above a person's needs, so that a program or a
 * load test that signs in again and again ends no one's session.
 */
export const maxOpenLogins = 1000;

/**
 * The grace of a renewed token. Two tabs share a token and may renew at the same moment, and requests with
 * the old one may be under way: without the grace, the loser's 401 would log the person out of both.
 * Logging out ends it at once.
 */
const renewalGraceMs = 30_000;

/** The lifetime of a password that an admin gave: an old one lies about somewhere. */
const givenPasswordMs = 24 * 60 * 60 * 1000;

/** The time during which changes of accounts need no new proof of the password. */
const proofMs = 5 * 60 * 1000;

export const expiryAfter = (now: Date, loginStartedAt: Date): Date =>
  new Date(Math.min(now.getTime() + lifetimeMs, loginStartedAt.getTime() + loginLifetimeMs));
export const isJustOpened = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < renewedAtMostEveryMs;
export const proofEndsAfter = (proof: Date): Date => new Date(proof.getTime() + proofMs);
export const graceAfter = (now: Date): Date => new Date(now.getTime() + renewalGraceMs);

/** True when the password of an account was given and not changed in time. */
export const isDead = (
  { passwordGivenAt }: { readonly passwordGivenAt: Date | null },
  now: Date,
): boolean =>
  passwordGivenAt !== null && now.getTime() >= passwordGivenAt.getTime() + givenPasswordMs;

/** 256 random bits. Only the browser keeps it. */
export const newTokenValue = (): string => randomBytes(32).toString('base64url');

/**
 * The token that follows another. The holder of the old one gets the same new one each time, though the
 * server keeps neither; no one else can compute it, not even with the database.
 */
export const nextTokenValue = (key: string, value: string, nextSessionId: string): string =>
  createHmac('sha256', key).update(`${value} ${nextSessionId}`).digest('base64url');

/** The stored form of a token. Fast on purpose: guessing 256 bits is infeasible. */
export const hashToken = (value: string): Buffer => createHash('sha256').update(value).digest();

/** Makes two spellings of an address the same account. */
export const emailKey = (email: string): string => email.trim().normalize('NFC').toLowerCase();
