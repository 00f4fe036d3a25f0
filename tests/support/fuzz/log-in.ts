/**
 * Returns the session token of an account of the back office.
 * @throws {Error} if the login fails
 */
export async function logIn(url: string, account: { email: string; password: string }) {
  const response = await fetch(`${url}/cms-api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  if (!response.ok) throw new Error(`The login failed with ${response.status}: ${await response.text()}`)
  return ((await response.json()) as { token: string }).token
}
