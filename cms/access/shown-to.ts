import { hasRole, type Role } from './roles.ts'

/** Returns what `admin.hidden` takes: it limits the menu to what an account works with. This is not access control. */
export function shownTo(...roles: Role[]) {
  return ({ user }: { user: unknown }) => !hasRole(user, ...roles)
}
