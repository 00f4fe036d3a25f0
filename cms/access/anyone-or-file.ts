import type { Access } from 'payload'
import { anyone } from './anyone.ts'

/** Pictures are public, also by the address of their file; the list of them is not. */
export const anyoneOrFile: Access = (args) => args.isReadingStaticFile === true || anyone(args)
