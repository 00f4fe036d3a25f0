import { MinimalTemplate } from '@payloadcms/next/templates'
import type { AdminViewServerProps } from 'payload'
import { openInvitation } from '#cms/accounts/invitations/open-invitation.ts'
import { Logo } from '../brand/marks.tsx'
import { InvitationForm } from './form.tsx'

/** Renders the page behind the link of an invitation. A link that does not work looks the same, whatever the reason. */
export async function InvitationView({ initPageResult: { req }, params }: AdminViewServerProps) {
  const [, token = ''] = [params?.segments ?? []].flat()
  const invitation = await openInvitation(req, token)
  return (
    <MinimalTemplate className="login">
      <div className="login__brand">
        <Logo payload={req.payload} />
      </div>
      {invitation && !req.user ? (
        <InvitationForm token={token} email={invitation.email} name={invitation.name ?? ''} />
      ) : (
        <div className="account-steps">
          <h1>{invitation ? 'You are signed in' : 'This invitation does not work'}</h1>
          <p>
            {invitation
              ? 'Sign out first, then open the link again: it creates another account.'
              : 'It has expired or was used before. Ask the person who invited you for a new one.'}
          </p>
          <div className="account-actions">
            <a href={invitation ? '/admin/logout' : '/admin/login'}>
              {invitation ? 'Sign out' : 'Go to the login page'}
            </a>
          </div>
        </div>
      )}
    </MinimalTemplate>
  )
}
