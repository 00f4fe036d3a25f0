import type { CollectionBeforeLoginHook } from 'payload'
import { audit } from '#cms/hooks/audit.ts'
import { emailAccountChange } from '../emails.ts'
import { isAppCode, plainCode } from './codes.ts'
import { isTwoFactorRequired } from './required.ts'
import { confirmTwoFactor, takeCode, twoFactorState } from './store.ts'

/** `code`: the password was right, and a code is missing. `set-up`: two-factor login is not set up yet. */
export class SecondStep extends Error {
  override name = 'SecondStep'
  readonly needs: 'code' | 'right-code' | 'set-up'

  constructor(needs: SecondStep['needs']) {
    super(`The login needs: ${needs}`)
    this.needs = needs
  }
}

/**
 * Runs the second step of a login. Payload calls it after it has checked the password, in the transaction that creates
 * the session; throwing rolls the session back, so no session is ever half signed in.
 * @throws {SecondStep} if the code is missing or wrong; like any other error, it refuses the login
 */
export const requireSecondStep: CollectionBeforeLoginHook = async ({ req, user }) => {
  const code = plainCode(req.data?.code)
  const owner = { userId: user.id, to: user.email }
  const { isOn } = await twoFactorState(req, user.id)
  if (isOn) {
    if (!code) throw new SecondStep('code')
    const taken = await takeCode(req, user.id, code)
    if (!taken) throw new SecondStep('right-code')
    if (taken === 'recovery') await emailRecoveryUse()
    return user
  }
  if (!isTwoFactorRequired(user)) return user
  if (!isAppCode(code)) throw new SecondStep('set-up')
  const recoveryCodes = await confirmTwoFactor(req, user.id, code)
  if (!recoveryCodes) throw new SecondStep('right-code')
  req.context.recoveryCodes = recoveryCodes
  await audit(req, 'two-factor-on', { about: `users/${user.id}`, details: user.email })
  await emailAccountChange(req, owner, 'Two-factor login is on', 'Two-factor login was turned on for your account.')
  return user

  async function emailRecoveryUse() {
    const { recoveryCodesLeft } = await twoFactorState(req, user.id)
    const left = `${recoveryCodesLeft} of 10 left`
    await audit(req, 'recovery-code-used', { about: `users/${user.id}`, details: `${user.email}, ${left}` })
    await emailAccountChange(
      req,
      owner,
      'A recovery code was used',
      `Someone signed in with a recovery code (${left}).`,
    )
  }
}
