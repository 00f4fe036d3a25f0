/** A failure that one sentence explains. It is printed without a stack. */
export class UserError extends Error {}

/** Runs the work of a script; a failure ends the process with one clear line. */
export async function withOneLineErrors(work) {
  try {
    await work()
  } catch (error) {
    const plain = error instanceof UserError || error?.name === 'EnvironmentError'
    console.error(plain ? error.message : (error?.stack ?? String(error)))
    process.exit(1)
  }
}
