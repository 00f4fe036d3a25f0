/** Who may do what: an administrator everything, the others what their desk needs. */
export const roles = ['admin', 'editor', 'moderator', 'hr', 'sales'] as const

export type Role = (typeof roles)[number]

/** Whether somebody is logged in and holds one of the roles. An administrator holds them all. */
export function hasRole(user: unknown, ...wanted: Role[]) {
  const held = (user as { roles?: readonly Role[] | null } | null | undefined)?.roles ?? []
  return held.includes('admin') || wanted.some((role) => held.includes(role))
}
