// Next replaces `server-only` with nothing on the server; outside Next the package itself would throw.
export {};
