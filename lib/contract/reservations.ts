import * as z from 'zod/mini';
import { refusal } from '@/lib/text/refusal';
import { message, nonEmptyText, text } from './common';
import * as endpoints from './endpoints/reservations';
import { email, honeypot, phone, requiredText } from './fields';
import { idParam, operation } from './operation';
import { statusRequest } from './status';
import { chosenChild } from './transfers';

export const seatRequest = z.object({
  name: requiredText(refusal('reservations', 'nameRequired'), { max: [60, refusal('reservations', 'nameTooLong')] }),
  phoneNumber: phone(refusal('reservations', 'phoneRequired')),
  email: email(refusal('reservations', 'emailRequired')),
  child: chosenChild,
  ...honeypot,
});
export type SeatRequest = z.infer<typeof seatRequest>;

const seatRequestTexts = ['name', 'phoneNumber', 'email', 'child'];

export const offerAnswers = ['accept', 'decline'] as const;

/** `ended`: the class, or the request by staff, was cancelled. */
export const offerStates = ['open', 'accepted', 'declined', 'expired', 'ended'] as const;

export const seatOffer = z.object({
  state: z.enum(offerStates),
  reference: nonEmptyText,
  course: nonEmptyText,
  class: nonEmptyText,
  classId: nonEmptyText,
  /** ISO 8601: the end of the offer, or of the reservation once it is accepted. */
  heldUntil: text,
  payPath: text,
});
export type SeatOffer = z.infer<typeof seatOffer>;

/** Of a mail. Its holder may answer one offer. */
const offerToken = z.object({ token: z.string().check(z.minLength(16), z.maxLength(200)) });

export const reserveSeat = operation({
  ...endpoints.reserveSeat,
  summary: 'Reserve a seat in a class; the transfer follows',
  tag: 'Enrolments',
  auth: 'optional',
  params: idParam('classId'),
  idempotent: true,
  body: seatRequest,
  noScript: { page: '/reserve?class=:classId', sealed: seatRequestTexts },
  response: message,
  rateLimit: 'orders',
  senderLimit: { field: 'phoneNumber', rateLimits: ['sender'] },
  errors: [400, 404, 409],
  added: true,
});

export const joinWaitingList = operation({
  ...endpoints.joinWaitingList,
  summary: 'Join the waiting list of a class that is full',
  tag: 'Enrolments',
  auth: 'optional',
  params: idParam('classId'),
  idempotent: true,
  body: seatRequest,
  noScript: { page: '/reserve?class=:classId&wait=1', sealed: seatRequestTexts },
  response: message,
  rateLimit: 'orders',
  senderLimit: { field: 'phoneNumber', rateLimits: ['sender'] },
  errors: [400, 404, 409],
  added: true,
});

export const getOffer = operation({
  ...endpoints.getOffer,
  summary: 'The seat that a mail offers to somebody on the waiting list',
  tag: 'Enrolments',
  auth: 'none',
  params: offerToken,
  response: seatOffer,
  errors: [400, 404],
  added: true,
});

export const answerOffer = operation({
  ...endpoints.answerOffer,
  summary: 'Accept or decline the offered seat',
  tag: 'Enrolments',
  auth: 'none',
  params: offerToken,
  body: z.object({ answer: z.enum(offerAnswers) }),
  noScript: { page: '/offer?token=:token' },
  response: message,
  rateLimit: 'status',
  errors: [400, 404, 409],
  added: true,
});

export const giveUpSeat = operation({
  ...endpoints.giveUpSeat,
  summary: 'Give up a reservation or a position on the waiting list, by reference and phone',
  tag: 'Enrolments',
  auth: 'none',
  body: statusRequest,
  noScript: { page: '/status', keep: ['left'], sealed: ['reference', 'phone'], sealsAccepted: true },
  response: message,
  rateLimit: 'status',
  senderLimit: { field: 'reference', rateLimits: ['sender'] },
  errors: [400, 404, 409],
  added: true,
});
