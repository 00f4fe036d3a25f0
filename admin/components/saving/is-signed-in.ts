'use client'

/** Whether the server still knows the session; also if it cannot be asked. */
export async function isSignedIn(): Promise<boolean> {
  try {
    const response = await fetch('/cms-api/users/me', { credentials: 'same-origin' })
    return !response.ok || Boolean((await response.json()).user)
  } catch {
    return true
  }
}
