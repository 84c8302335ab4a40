import { Box } from '@mantine/core'
import { useState } from 'react'
import { ActionTile, ActionTiles } from '../../kit/ActionTiles.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { SearchText } from '../../kit/SearchText.tsx'
import { Section } from '../../kit/Section.tsx'
import { hasEveryWord } from '../../kit/search.ts'
import { useT } from '../i18n/language.ts'
import { Link } from './Link.tsx'
import { placeOf } from './places.ts'
import type { MenuSection } from './screen.menu.ts'

/** Pages as tiles by group, found by their names too: nobody reads fifty rows. */
export function ScreenMenu({ sections }: { sections: readonly MenuSection[] }) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const found = sections
    .map(({ title, items }) => ({ title, items: items.filter((item) => hasEveryWord(t(item.title), typed)) }))
    .filter(({ items }) => items.length > 0)
  return (
    <>
      <SearchText label={t('app.findPage')} text={typed} onChange={setTyped} />
      {found.length === 0 && <EmptyState title={t('app.findPageNone')} />}
      {found.map(({ title, items }) => (
        <Section key={title} title={t(title)}>
          <Box m="-0.5rem" fz="sm">
            <ActionTiles>
              {items.map(({ name, path, title, icon: Icon }) => (
                <ActionTile
                  key={name}
                  as={Link}
                  to={placeOf(path)}
                  icon={
                    <Box component="span" className="list" c="dimmed">
                      <Icon size="1.75rem" />
                    </Box>
                  }
                >
                  {t(title)}
                </ActionTile>
              ))}
            </ActionTiles>
          </Box>
        </Section>
      ))}
    </>
  )
}
