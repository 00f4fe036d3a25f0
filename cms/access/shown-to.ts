import { hasRole, type Role } from './roles.ts'

/** For `admin.hidden`: keeps the menu to what somebody works with. It hides, it does not protect. */
export function shownTo(...roles: Role[]) {
  return ({ user }: { user: unknown }) => !hasRole(user, ...roles)
}
