'use client'

/** When somebody last signed in over a document, in milliseconds of `performance.now()`. */
let signedInAt = 0

/**
 * Notes that somebody has signed in over a document: responses to earlier requests say nothing about the new session.
 */
export function noteSignIn() {
  signedInAt = performance.now()
}

/** Returns whether somebody has signed in over a document since then. */
export const hasSignedInSince = (time: number) => signedInAt > time

/** Returns whether the server still knows the session; true if it cannot be asked. */
export async function isSignedIn(): Promise<boolean> {
  try {
    const response = await fetch('/cms-api/users/me', { credentials: 'same-origin' })
    return !response.ok || Boolean((await response.json()).user)
  } catch {
    return true
  }
}

/**
 * Returns whether a request was refused because its session has ended, and nobody has signed in meanwhile.
 * @param sentAt when the request was sent, in milliseconds of `performance.now()`
 */
export async function hasLostSession(sentAt: number): Promise<boolean> {
  return !hasSignedInSince(sentAt) && !(await isSignedIn()) && !hasSignedInSince(sentAt)
}
