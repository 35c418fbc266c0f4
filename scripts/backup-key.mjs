import { makeKeyPair } from './backup/encryption.mjs';
import { main } from './problem.mjs';

/** `npm run backup-key`: makes the key pair of encrypted backups. The private key is stored nowhere. */
await main(async () => {
  const { publicKey, privateKey } = await makeKeyPair();
  console.log(`Set this on the server:

  BACKUP_PUBLIC_KEY=${publicKey}

Keep this private key away from the server, in two safe places (a password manager, on paper). It is shown this once;
without it no backup can be restored:

  ${privateKey}
`);
});
