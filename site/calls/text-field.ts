import { z } from 'zod'

/** Returns the schema of a text that visitors type, without spaces around it. */
export const textField = (max: number) => z.string().trim().max(max, `Please use at most ${max} characters.`)
