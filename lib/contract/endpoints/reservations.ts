const offer = '/class/offer/:token';

export const reserveSeat = { method: 'POST', path: '/class/reserve/:classId' } as const;
export const joinWaitingList = { method: 'POST', path: '/class/wait/:classId' } as const;
export const getOffer = { method: 'GET', path: offer } as const;
export const answerOffer = { method: 'POST', path: offer } as const;
export const giveUpSeat = { method: 'POST', path: '/class/give_up' } as const;
