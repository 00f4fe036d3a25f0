import type { CollectionConfig } from 'payload'
import { environment } from '../../engine/environment.ts'
import { admins } from '../access/admins.ts'
import { shownTo } from '../access/shown-to.ts'
import { staff } from '../access/staff.ts'
import {
  auditFailedLogin,
  auditForgottenPassword,
  auditLogin,
  auditUser,
  auditUserDeletion,
} from '../hooks/audit-users.ts'
import { keepLastAdmin, keepLastAdminOnDelete } from '../hooks/last-admin.ts'
import { checkPassword } from '../hooks/password.ts'

const TEN_MINUTES_MS = 600_000
const WORKING_DAY_S = 8 * 60 * 60

export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'User', plural: 'Users' },
  admin: {
    group: 'Settings',
    description: 'Who may enter the back office, and what for. A password has at least 12 characters.',
    useAsTitle: 'email',
    defaultColumns: ['name', 'email', 'roles', 'updatedAt'],
    // Everybody else has the page of the own account.
    hidden: shownTo(),
  },
  access: { admin: staff, unlock: admins },
  auth: {
    maxLoginAttempts: 5,
    lockTime: TEN_MINUTES_MS,
    tokenExpiration: WORKING_DAY_S,
    cookies: { secure: environment.siteUrl.startsWith('https:'), sameSite: 'Strict' },
  },
  hooks: {
    beforeOperation: [checkPassword],
    beforeChange: [keepLastAdmin],
    afterChange: [auditUser],
    beforeDelete: [keepLastAdminOnDelete, auditUserDeletion],
    afterLogin: [auditLogin],
    afterForgotPassword: [auditForgottenPassword],
    afterError: [auditFailedLogin],
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 100 },
    {
      name: 'roles',
      type: 'select',
      hasMany: true,
      required: true,
      saveToJWT: true,
      options: [
        { label: 'Administrator: everything', value: 'admin' },
        { label: 'Editor: content and settings', value: 'editor' },
        { label: 'Moderator: reviews', value: 'moderator' },
        { label: 'Careers: vacancies and applications', value: 'hr' },
        { label: 'Sales: mails, quotes, subscribers', value: 'sales' },
      ],
      admin: { description: 'Only an administrator changes roles.' },
    },
  ],
}
