import type { SelectField } from 'payload'

/** The roles of an account, as administrators assign them. */
export const accountRoles: SelectField = {
  name: 'roles',
  type: 'select',
  hasMany: true,
  required: true,
  saveToJWT: true,
  options: [
    { label: 'Administrator: everything', value: 'admin' },
    { label: 'Editor: content, newsletter, and settings', value: 'editor' },
    { label: 'Contributor: drafts of articles, published by an editor', value: 'contributor' },
    { label: 'Moderator: reviews', value: 'moderator' },
    { label: 'Careers: vacancies and applications', value: 'hr' },
    { label: 'Sales: leads, outbox, newsletter', value: 'sales' },
  ],
  admin: { description: 'Only an administrator can change roles.' },
}

/** @example roleLabels(['hr']) // ['Careers: vacancies and applications'] */
export function roleLabels(roles: readonly string[]): string[] {
  return accountRoles.options.flatMap((option) =>
    typeof option === 'object' && roles.includes(option.value) ? [String(option.label)] : [],
  )
}
