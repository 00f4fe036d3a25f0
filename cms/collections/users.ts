import type { CollectionConfig } from 'payload'
import { environment } from '#platform/environment/environment.ts'
import { admins } from '../access/admins.ts'
import { shownTo } from '../access/shown-to.ts'
import { staff } from '../access/staff.ts'
import { MAX_FAILURES_PER_ACCOUNT } from '../accounts/attempt-limits.ts'
import { accountEndpoints } from '../accounts/endpoints.ts'
import { requireSecondStep } from '../accounts/two-factor/second-step.ts'
import { apiKeyStrategy } from '../api-keys/authenticate.ts'
import { accountRoles } from '../fields/account-roles.ts'
import { emailAccountOwner, endSessions, unlockEverywhere } from '../hooks/account-changes.ts'
import { auditLogin, auditUser, auditUserDeletion } from '../hooks/audit-users.ts'
import { keepLastAdmin, keepLastAdminOnDelete } from '../hooks/last-admin.ts'
import { oneAccountAtATime } from '../hooks/one-account-at-a-time.ts'
import { checkPassword } from '../hooks/password.ts'

const TEN_MINUTES_MS = 600_000
const WORKING_DAY_S = 8 * 60 * 60

export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'User', plural: 'Users' },
  admin: {
    group: 'Settings',
    description:
      'The people who can sign in to the back office, and their roles. A password has at least 12 characters and is hard to guess.',
    useAsTitle: 'email',
    defaultColumns: ['name', 'email', 'roles', 'updatedAt'],
    // Everybody else has the page of the own account.
    hidden: shownTo(),
    components: { beforeListTable: ['/admin/components/invitation/invite-link.tsx#InviteLink'] },
  },
  access: { admin: staff, unlock: admins },
  auth: {
    maxLoginAttempts: MAX_FAILURES_PER_ACCOUNT,
    lockTime: TEN_MINUTES_MS,
    tokenExpiration: WORKING_DAY_S,
    strategies: [apiKeyStrategy],
    // Without a domain: a browser sends them to this host alone.
    cookies: { secure: environment.adminUrl.startsWith('https:'), sameSite: 'Strict' },
  },
  endpoints: accountEndpoints,
  hooks: {
    beforeOperation: [oneAccountAtATime],
    beforeValidate: [checkPassword],
    beforeChange: [keepLastAdmin, endSessions],
    afterChange: [auditUser, emailAccountOwner],
    beforeDelete: [keepLastAdminOnDelete, auditUserDeletion],
    beforeLogin: [requireSecondStep],
    afterLogin: [auditLogin],
    afterOperation: [unlockEverywhere],
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 100 },
    accountRoles,
    {
      name: 'twoFactor',
      type: 'ui',
      admin: { components: { Field: '/admin/components/two-factor.tsx#TwoFactor' }, disableListColumn: true },
    },
  ],
}
