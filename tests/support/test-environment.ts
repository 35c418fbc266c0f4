/** Of each test file, besides its data folder and database. */
export const testEnvironment = {
  PAYLOAD_SECRET: 'a-secret-for-tests-of-32-characters-or-more',
  SESSION_SECRET: 'another-secret-for-tests-of-32-characters-or-more',
  CRON_SECRET: 'a-third-secret-for-tests-of-32-characters-or-more',
  OWNER_PASSWORD: 'the-owner-of-the-tests',
  LEVEL_TEST_TOKEN: 'the-token-of-the-mobile-app',
  SHARED_DATA_DIR: '1',
};

export function withDatabase(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
