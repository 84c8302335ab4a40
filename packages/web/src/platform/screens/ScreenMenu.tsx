import { Box, Button } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useId } from 'react'
import { ActionTile, ActionTiles } from '../../kit/ActionTiles.tsx'
import { Section } from '../../kit/Section.tsx'
import { createStore, useStore } from '../../kit/store.ts'
import { useT } from '../i18n/language.ts'
import { Link } from './Link.tsx'
import { placeOf } from './places.ts'
import { type MenuSection, splitMenu } from './screen.menu.ts'

/** Kept while the app is open, so that whoever comes back finds the page as they left it. */
const isWhole = createStore(false)

/** Pages as tiles: the few that are opened often, and all others by group under “More”. Every page is also found by the
 *  search in the head of the screen. */
export function ScreenMenu({ sections }: { sections: readonly MenuSection[] }) {
  const t = useT()
  const restId = useId()
  const isOpen = useStore(isWhole)
  const { often, more } = splitMenu(sections)
  const count = more.reduce((sum, { items }) => sum + items.length, 0)
  const Arrow = isOpen ? IconChevronUp : IconChevronDown
  return (
    <>
      <Section>
        <Tiles items={often} />
      </Section>
      {count > 0 && (
        <Button
          variant="default"
          aria-expanded={isOpen}
          aria-controls={restId}
          rightSection={<Arrow size="1.25rem" aria-hidden="true" />}
          onClick={() => isWhole.set(!isOpen)}
        >
          {isOpen ? t('app.fewerPages') : t('app.morePages', { count })}
        </Button>
      )}
      <Box id={restId} display="contents">
        {isOpen &&
          more.map(({ title, items }) => (
            <Section key={title} title={t(title)}>
              <Tiles items={items} />
            </Section>
          ))}
      </Box>
    </>
  )
}

function Tiles({ items }: { items: MenuSection['items'] }) {
  const t = useT()
  return (
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
  )
}
