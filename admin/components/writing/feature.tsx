'use client'
import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { CommandMenu } from './command-menu.tsx'
import { OPEN_FIND_COMMAND } from './find/open-find.ts'
import { FindPlugin } from './find/plugin.tsx'

/** What helps while somebody writes in a text. */
export const WritingFeatureClient = createClientFeature({
  plugins: [
    { Component: CommandMenu, position: 'floatingAnchorElem' },
    { Component: FindPlugin, position: 'bottom' },
  ],
  toolbarFixed: {
    groups: [
      {
        key: 'find',
        type: 'buttons',
        order: 90,
        items: [
          {
            key: 'findAndReplace',
            ChildComponent: FindIcon,
            label: 'Find and replace',
            onSelect: ({ editor }) => {
              editor.dispatchCommand(OPEN_FIND_COMMAND, undefined)
            },
          },
        ],
      },
    ],
  },
})

function FindIcon() {
  return (
    <svg className="icon" viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.4" aria-hidden="true">
      <circle cx="8.75" cy="8.75" r="4.25" />
      <path d="m12 12 3.5 3.5" strokeLinecap="square" />
    </svg>
  )
}
