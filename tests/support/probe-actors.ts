import type { Payload, TypedUser } from 'payload'
import { type Role, roles } from '#cms/access/roles.ts'
import { confirmSession } from './editor.ts'

export type Actor = { name: Role | 'visitor'; user: TypedUser | null; headers: Record<string, string> }

export const PASSWORD = 'a long password of a probe'

/**
 * Returns a visitor and, for every role, one signed-in account that has just confirmed that it is them.
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
    const headers = { origin: url, authorization: `JWT ${token}` }
    await confirmSession(url, headers, { password: PASSWORD })
    // The Local API gets the session that a request would have.
    const _sid = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid as string
    actors.push({ name: role, user: { ...user, collection: 'users', _sid } as TypedUser, headers })
  }
  return actors
}
