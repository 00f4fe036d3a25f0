// npm run account -- reset-two-factor EMAIL    turns two-factor login off, for someone who lost phone and codes npm run
// account -- unlock EMAIL              unlocks an account before its ten minutes are over

import { sql } from '@payloadcms/db-postgres/drizzle'
import { commandLine } from '#platform/process/command-line.ts'
import { getCms, stopCms } from '../database/connection.ts'
import { connectionOf, type Transaction, transactionOf } from '../database/transaction.ts'
import { audit } from '../hooks/audit.ts'
import { type Account, accountByEmail, normalizedEmail } from './account.ts'
import { emailAccountChange } from './emails.ts'
import { removeTwoFactor } from './two-factor/store.ts'

const commands: Record<string, (inside: Transaction, account: Account) => Promise<string>> = {
  'reset-two-factor': resetTwoFactor,
  unlock,
}

const [name = '', email = ''] = process.argv.slice(2)
const command = commands[name]
// The queue that the email was put into would keep the process alive.
if (command && email) process.exit(await run(command))
else {
  console.error(`Usage: ${commandLine('account', 'reset-two-factor EMAIL | unlock EMAIL')}`)
  process.exitCode = 2
}

async function run(work: (typeof commands)[string]) {
  try {
    console.log(
      await transactionOf(await getCms(), async (transaction) => {
        const account = await accountByEmail(transaction, normalizedEmail(email))
        if (!account) throw new Error(`There is no account with the email ${email}.`)
        return work(transaction, account)
      }),
    )
    return 0
  } catch (error) {
    console.error((error as Error).message)
    return 1
  } finally {
    await stopCms()
  }
}

async function resetTwoFactor(inside: Transaction, { id, email: to }: Account) {
  if (!(await removeTwoFactor(inside, id))) return `Two-factor login for ${to} was already off.`
  const connection = await connectionOf(inside)
  await connection.execute(sql`delete from users_sessions where _parent_id = ${id}`)
  await audit(inside, 'two-factor-off', { about: `users/${id}`, details: `${to}, from the command line` })
  const what = 'Two-factor login was turned off for your account by someone who operates the server.'
  await emailAccountChange(inside, { userId: id, to }, 'Two-factor login is off', what)
  return `Two-factor login for ${to} is off, and all sessions have ended.`
}

async function unlock(inside: Transaction, { id, email: to }: Account) {
  const connection = await connectionOf(inside)
  await connection.execute(sql`update users set login_attempts = 0, lock_until = null where id = ${id}`)
  await audit(inside, 'account-unlocked', { about: `users/${id}`, details: `${to}, from the command line` })
  return `${to} may sign in again. Individual IP addresses stay locked until their ten minutes are over.`
}
