import type { Payload, TypedUser } from 'payload'
import { type Role, roles } from '../../cms/access/roles.ts'

export type Actor = { name: Role | 'visitor'; user: TypedUser | null; headers: Record<string, string> }

export const PASSWORD = 'a long password of a probe'

/**
 * Returns a visitor and one signed-in account for every role.
 * @throws {Error} if a login fails
 */
export async function makeActors(cms: Payload, url: string): Promise<Actor[]> {
  const actors: Actor[] = [{ name: 'visitor', user: null, headers: { origin: url } }]
  for (const role of roles) {
    const email = `${role}@probe-actors.example`
    await cms.delete({ collection: 'users', where: { email: { equals: email } } })
    const data = { email, password: PASSWORD, name: `Probe ${role}`, roles: [role] }
    const user = await cms.create({ collection: 'users', data, depth: 0 })
    const response = await fetch(`${url}/cms-api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify({ email, password: PASSWORD }),
    })
    const { token } = (await response.json()) as { token?: string }
    if (!token) throw new Error(`Login of ${email} failed with ${response.status}.`)
    actors.push({
      name: role,
      user: { ...user, collection: 'users' },
      headers: { origin: url, authorization: `JWT ${token}` },
    })
  }
  return actors
}
