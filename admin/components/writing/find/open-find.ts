import { createCommand } from '@payloadcms/richtext-lexical/lexical'

export const OPEN_FIND_COMMAND = createCommand<void>('OPEN_FIND_COMMAND')
