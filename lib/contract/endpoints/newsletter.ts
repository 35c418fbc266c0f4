export const subscribe = { method: 'POST', path: '/about/click_to_subscribe' } as const;
export const unsubscribe = { method: 'POST', path: '/about/unsubscribe' } as const;
