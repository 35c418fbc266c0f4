export const reportViolations = { method: 'POST', path: '/csp-reports' } as const;
