'use client'
import { useEditorConfigContext } from '@payloadcms/richtext-lexical/client'
import { COMMAND_PRIORITY_HIGH } from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import {
  LexicalTypeaheadMenuPlugin,
  MenuOption,
} from '@payloadcms/richtext-lexical/lexical/react/LexicalTypeaheadMenuPlugin'
import { useTranslation } from '@payloadcms/ui'
import type { ComponentType } from 'react'
import { useCallback, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { leadsTo, spacedCommand } from '#engine/rich-text/slash-commands.ts'

type Item = ReturnType<typeof useItems>[number]

class ItemOption extends MenuOption {
  item: Item
  constructor(item: Item) {
    super(item.key)
    this.item = item
  }
}

/** Renders the slash menu once a space was typed, such as “/call to”. Payload’s own menu closes there. */
export function CommandMenu({ anchorElem }: { anchorElem: HTMLElement }) {
  const [editor] = useLexicalComposerContext()
  const [query, setQuery] = useState<string | null>(null)
  const items = useItems()
  const options = useMemo(
    () =>
      query === null
        ? []
        : items.filter(({ names }) => names.some((name) => leadsTo(query, name))).map((item) => new ItemOption(item)),
    [items, query],
  )
  const find = useCallback(
    (text: string) => {
      const command = spacedCommand(text)
      const isKnown = command && items.some(({ names }) => names.some((name) => leadsTo(command.query, name)))
      if (!isKnown) return null
      return { leadOffset: command.start, matchingString: command.query, replaceableString: command.typed }
    },
    [items],
  )
  return (
    <LexicalTypeaheadMenuPlugin
      options={options}
      triggerFn={find}
      onQueryChange={setQuery}
      parent={anchorElem}
      commandPriority={COMMAND_PRIORITY_HIGH}
      onSelectOption={({ item }, typed, close, queryString) => {
        editor.update(() => typed?.remove())
        close()
        // Runs after the text was removed, as in Payload’s menu.
        setTimeout(() => item.onSelect({ editor, queryString }))
      }}
      menuRenderFn={(anchor, { selectedIndex, selectOptionAndCleanUp, setHighlightedIndex }) =>
        anchor.current && options.length > 0
          ? createPortal(
              <div className="slash-menu-popup">
                {options.map((option, at) => (
                  <button
                    key={option.key}
                    ref={(element) => option.setRefElement(element)}
                    type="button"
                    role="option"
                    tabIndex={-1}
                    aria-selected={at === selectedIndex}
                    className={`slash-menu-popup__item${at === selectedIndex ? ' slash-menu-popup__item--selected' : ''}`}
                    onMouseEnter={() => setHighlightedIndex(at)}
                    onClick={() => selectOptionAndCleanUp(option)}
                  >
                    <option.item.Icon />
                    <span className="slash-menu-popup__item-text">{option.item.label}</span>
                  </button>
                ))}
              </div>,
              anchor.current,
            )
          : null
      }
    />
  )
}

/** Everything that the slash menu offers, with its name as people read it. */
function useItems() {
  const { editorConfig, fieldProps } = useEditorConfigContext()
  const { i18n } = useTranslation<object, string>()
  return useMemo(() => {
    const { featureClientSchemaMap, schemaPath = '' } = fieldProps
    return editorConfig.features.slashMenu.groups.flatMap(({ items }) =>
      items.map(({ key, label, keywords = [], Icon, onSelect }) => {
        const name = typeof label === 'function' ? label({ featureClientSchemaMap, i18n, schemaPath }) : (label ?? key)
        return { key, label: name, names: [name, ...keywords], Icon: Icon as ComponentType, onSelect }
      }),
    )
  }, [editorConfig, fieldProps, i18n])
}
