import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Turns a network namespace that has only a loopback interface into a whole internet: every IPv4 and IPv6 address is
 * this machine, so that a listener on all of them sees every connection, and no packet can leave. Names are resolved by
 * a name server on loopback.
 * @throws {Error} outside a namespace of its own
 */
export function becomeInternet() {
  const links = execFileSync('ip', ['-o', 'link'], { encoding: 'utf8' }).trim().split('\n')
  if (links.length !== 1) throw new Error('This is no network namespace of its own: it has more than a loopback link.')
  for (const command of ['link set lo up', 'route add local 0.0.0.0/0 dev lo', '-6 route add local ::/0 dev lo'])
    execFileSync('ip', command.split(' '))
  const resolver = join(mkdtempSync(join(tmpdir(), 'prairie-internet-')), 'resolv.conf')
  writeFileSync(resolver, 'nameserver 127.0.0.1\n')
  execFileSync('mount', ['--bind', resolver, '/etc/resolv.conf'])
}
