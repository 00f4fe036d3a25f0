import { machineTurn } from '#providers/chromium/machine-turn.ts'

/** A process that takes the turn of this machine with the name in its first argument, and keeps it until it ends. */
const end = await machineTurn(process.argv[2])(60_000)
process.send?.(end ? 'entered' : 'refused')
process.on('message', () => {
  end?.()
  process.send?.('left')
})
