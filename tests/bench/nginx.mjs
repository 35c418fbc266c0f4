import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { which } from '../../scripts/command.mjs';
import { httpStatus } from '../../scripts/http-status.mjs';
import { freePort } from '../../scripts/port.mjs';
import { requestUrl } from './http-request.mjs';

/** nginx with the compressed bytes of pages as files. Undefined where it is not installed. */
export async function startNginx(site, paths) {
  const command = which('nginx') ?? which('/usr/sbin/nginx');
  if (!command) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'ecole-padauk-nginx-'));
  const port = await freePort();
  mkdirSync(join(folder, 'pages'));
  for (const path of paths) {
    const { body } = await requestUrl(new URL(path, site.url));
    writeFileSync(join(folder, 'pages', fileOf(path)), body);
  }
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, paths));
  const child = spawn(command, ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  while ((await httpStatus(new URL(paths[0], url))) !== 200) {
    if (child.exitCode !== null) throw new Error(`nginx ended with exit code ${child.exitCode}.`);
    await pause(50);
  }
  return { url, pid: child.pid, stop };
}

const fileOf = (path) => `${path.slice(1) || 'home'}.html`;

/** One process, so that its processor time is all of it. Debian has no module for precompressed Brotli. */
const configuration = (folder, port, paths) => `
master_process off;
daemon off;
pid ${folder}/nginx.pid;
events {}
http {
  access_log off;
  sendfile on;
  keepalive_requests 10000000;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/pages;
    default_type text/html;
    add_header Content-Encoding br;
${paths.map((path) => `    location = ${path} { try_files /${fileOf(path)} =404; }`).join('\n')}
  }
}
`;
