import { fullName } from '@daybook/contract/child/child.rules.ts'
import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Portrait } from '../../kit/Face.tsx'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { Scanner } from '../scan/index.ts'
import { useChildOf } from './bottle.children.ts'
import { bottlesQuery } from './bottle.data.ts'
import { bottleOn } from './bottle.label.ts'
import { endOf } from './bottle.plan.ts'
import { bottleWords } from './bottle.words.ts'

/** Finds a bottle by its label: with the camera, or from the list of those that are ready. */
export function BottleScanScreen() {
  const t = useT()
  const { child } = useSearch('bottleScan')
  const childOf = useChildOf()
  const ready = (useQuery(bottlesQuery()).data?.bottles ?? []).filter((bottle) => !endOf(bottle))
  const open = (code: string) => {
    const id = bottleOn(code)
    if (id) void go(to.bottle({ id, child }), { replace: true })
    return id !== undefined
  }
  return (
    <Stack p="1rem var(--gutter)">
      <Scanner onCode={open} />
      {ready.length > 0 && (
        <Section title={t('bottle.standing')} flush>
          <ul className="list">
            {ready.map((bottle) => {
              const whose = childOf(bottle.childId)
              return (
                <li key={bottle.id}>
                  <Row
                    as={Link}
                    to={to.bottle({ id: bottle.id, child })}
                    start={whose && <Portrait size="2.75rem" {...whose} />}
                    title={whose ? fullName(whose) : t('bottle.unknownChild')}
                    detail={bottleWords(t, bottle)}
                  />
                </li>
              )
            })}
          </ul>
        </Section>
      )}
    </Stack>
  )
}
