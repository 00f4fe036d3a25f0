import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { endProcesses, processesOf } from './remains.ts'

type Environment = Record<string, string>
type Started = {
  /** Begins to stop the product. */
  stop: (dataDir: string) => Promise<void>
  /** Returns the processes that a supervisor would have had to kill. */
  killed?: () => number[]
}
type Way = { what: string; start: (env: Environment) => Started; isPowerLoss?: boolean }

const NODE = process.execPath
const UP = 'scripts/up.mjs'
/** A control group of this bench, in the first hierarchy of version 1, or in version 2. */
const GROUP = '/sys/fs/cgroup/freezer/prairie-stops'

export const ways: Record<string, Way> = {
  'npm-term': { what: 'TERM to npm', start: (env) => signalled(run('npm', ['start'], env), 'SIGTERM') },
  'npm-kill': { what: 'kill -9 of npm', start: (env) => signalled(run('npm', ['start'], env), 'SIGKILL') },
  'process-term': { what: 'TERM to the process', start: (env) => signalled(run(NODE, [UP], env), 'SIGTERM') },
  'ctrl-c': {
    what: 'Ctrl-C in a terminal, to npm and all it runs',
    start(env) {
      const terminal = inTerminal('npm start', env)
      return { stop: async () => void terminal.stdin?.write('\u0003') }
    },
  },
  hangup: {
    what: 'closing the terminal of npm start',
    // Without its master, the kernel hangs the terminal up.
    start: (env) => signalled(inTerminal('npm start', env), 'SIGKILL'),
  },
  container: {
    what: 'docker stop: TERM to tini as process 1 of a PID namespace',
    start: (env) => inNamespace(['tini', '--', NODE, UP], env),
  },
  'container-bare': {
    what: 'docker stop without an init: TERM to node as process 1',
    start: (env) => inNamespace([NODE, UP], env),
  },
  systemd: { what: 'systemctl stop with KillMode=mixed, by hand', start: inControlGroup },
  'power-loss': {
    what: 'power loss: kill -9 of every process',
    isPowerLoss: true,
    start(env) {
      run(NODE, [UP], env)
      return { stop: async (dataDir) => endProcesses(processesOf(dataDir)) }
    },
  },
}

function run(command: string, args: string[], env: Environment): ChildProcess {
  return spawn(command, args, { env: env as unknown as NodeJS.ProcessEnv, stdio: ['ignore', 'ignore', 'inherit'] })
}

function signalled(child: ChildProcess, signal: NodeJS.Signals): Started {
  return { stop: async () => void child.kill(signal) }
}

/** Runs a command as the foreground job of a terminal of its own, util-linux's `script`. */
function inTerminal(command: string, env: Environment) {
  return spawn('script', ['--quiet', '--flush', '--return', '--command', command, '/dev/null'], {
    env: env as unknown as NodeJS.ProcessEnv,
    stdio: ['pipe', 'ignore', 'inherit'],
  })
}

function inNamespace(command: string[], env: Environment): Started {
  const unshare = run('unshare', ['--pid', '--fork', '--mount-proc', ...command], env)
  return {
    async stop() {
      const first = readFileSync(`/proc/${unshare.pid}/task/${unshare.pid}/children`, 'utf8').trim()
      process.kill(Number(first), 'SIGTERM')
    },
  }
}

/** As systemd.kill(5) describes KillMode=mixed: TERM to the main process, and KILL to the rest once that has ended. */
function inControlGroup(env: Environment): Started {
  mkdirSync(GROUP, { recursive: true })
  const enter = `echo $$ > ${GROUP}/cgroup.procs; exec "$0" "$@"`
  const main = run('sh', ['-c', enter, NODE, UP], env)
  let left: number[] = []
  return {
    async stop() {
      const ended = new Promise((resolve) => main.once('exit', resolve))
      main.kill('SIGTERM')
      await ended
      left = readFileSync(`${GROUP}/cgroup.procs`, 'utf8').trim().split('\n').filter(Boolean).map(Number)
      endProcesses(left)
    },
    killed: () => left,
  }
}
