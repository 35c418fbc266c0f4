import { causesOf } from '@/lib/log-error';

// Class 08 (connection), too many connections, starting or stopping, statement timeout.
const postgresCodes = /^(08\w{3}|53300|57P0[1-3]|57014)$/;
const networkCodes = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
const messages =
  /^(Query read timeout|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed)/;

/** Whether the database did not respond, so that a retry may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return causesOf(error).some(({ name, code, message }) => {
    if (name === 'DatabaseUnresponsiveError') return true;
    return postgresCodes.test(String(code)) || networkCodes.test(String(code)) || messages.test(message);
  });
}
