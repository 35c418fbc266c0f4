export const getDocumentation = { method: 'GET', path: '/docs' } as const;
export const getApiDocument = { method: 'GET', path: '/openapi.json' } as const;
