/** Who may do what: an administrator everything, the other roles what their work needs. */
export const roles = ['admin', 'editor', 'contributor', 'moderator', 'hr', 'sales'] as const

export type Role = (typeof roles)[number]

/** Returns whether an account holds one of the roles. An administrator holds all of them. */
export function hasRole(user: unknown, ...wanted: Role[]) {
  const held = (user as { roles?: readonly Role[] | null } | null | undefined)?.roles ?? []
  return held.includes('admin') || wanted.some((role) => held.includes(role))
}

/** `staff` is everybody who holds any role. */
export type Holder = Role | 'staff'

/** Returns whether an account holds a role; an administrator holds every one. */
export function isHeldBy(user: unknown, holder: Holder) {
  return holder === 'staff' ? hasRole(user, ...roles) : hasRole(user, holder)
}
