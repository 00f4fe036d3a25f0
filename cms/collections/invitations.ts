import type { CollectionConfig } from 'payload'
import { shownTo } from '../access/shown-to.ts'
import { attemptEndpoint } from '../accounts/attempt.ts'
import { acceptInvitation } from '../accounts/invitations/accept.ts'
import { resend, revoke } from '../accounts/invitations/endpoints.ts'
import { emailInvitation, prepareInvitation } from '../accounts/invitations/hooks.ts'
import { accountRoles } from '../fields/account-roles.ts'
import type { Invitation } from '../payload-types.ts'

/** Returns what the server notes. Before the invitation is sent, there is nothing to show. */
const noted = (name: 'invitedBy' | 'expiresAt' | 'acceptedAt') =>
  ({
    readOnly: true,
    position: 'sidebar',
    condition: (data: Partial<Invitation>) => Boolean(data[name]),
  }) as const
const moment = { date: { pickerAppearance: 'dayAndTime' } } as const

export const invitations: CollectionConfig = {
  slug: 'invitations',
  labels: { singular: 'Invitation', plural: 'Invitations' },
  admin: {
    group: 'Settings',
    description: 'People who were invited to the back office. They get a link by email and choose their own password.',
    useAsTitle: 'email',
    defaultColumns: ['email', 'roles', 'status', 'expiresAt', 'createdAt'],
    hidden: shownTo(),
  },
  defaultSort: '-createdAt',
  hooks: { beforeChange: [prepareInvitation], afterChange: [emailInvitation] },
  endpoints: [attemptEndpoint('accept', acceptInvitation), resend, revoke],
  fields: [
    { name: 'email', type: 'email', required: true, index: true },
    {
      name: 'name',
      type: 'text',
      maxLength: 100,
      admin: { description: 'If empty, they enter it themselves.' },
    },
    { ...accountRoles, saveToJWT: false, admin: { description: 'What this person can do in the back office.' } },
    // No column: whether the link works, and the buttons that send it again or revoke it.
    {
      name: 'link',
      type: 'ui',
      admin: {
        components: { Field: '/admin/components/invitation/panel.tsx#InvitationPanel' },
        disableListColumn: true,
      },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'sent',
      options: [
        { label: 'Sent', value: 'sent' },
        { label: 'Accepted', value: 'accepted' },
        { label: 'Revoked', value: 'revoked' },
      ],
      admin: noted('invitedBy'),
    },
    { name: 'expiresAt', label: 'Link works until', type: 'date', admin: { ...noted('expiresAt'), ...moment } },
    { name: 'acceptedAt', label: 'Accepted on', type: 'date', admin: { ...noted('acceptedAt'), ...moment } },
    { name: 'invitedBy', label: 'Invited by', type: 'text', maxLength: 254, admin: noted('invitedBy') },
    // SHA-256 of the token in the link. The token itself is only in the email.
    { name: 'tokenHash', type: 'text', index: true, hidden: true, maxLength: 64 },
  ],
}
