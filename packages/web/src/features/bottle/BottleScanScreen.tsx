import { fullName } from '@daybook/contract/child/child.rules.ts'
import { Box, Stack } from '@mantine/core'
import { IconBabyBottle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Chips } from '../../kit/Chips.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Portrait } from '../../kit/Face.tsx'
import { Row } from '../../kit/Row.tsx'
import { inset, Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { idOn } from '../../platform/qr.label.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { Scanner } from '../scan/Scanner.tsx'
import { useChildOf } from './bottle.children.ts'
import { bottlesQuery } from './bottle.data.ts'
import { type BottleChild, endOf } from './bottle.plan.ts'
import { bottleWords } from './bottle.words.ts'

/** Finds a bottle by its label: with the camera, or from the list of those that are ready. Once somebody has said who is
 *  to be fed, another child's bottle stops. */
export function BottleScanScreen() {
  const t = useT()
  const { child } = useSearch('bottleScan')
  const childOf = useChildOf()
  const bottles = useQuery(bottlesQuery())
  const ready = (bottles.data?.bottles ?? []).filter((bottle) => !endOf(bottle))
  const nameOf = (one: BottleChild | undefined) => (one ? fullName(one) : t('bottle.unknownChild'))
  const open = (code: string) => {
    const id = idOn(code, '/pages/home/bottle')
    if (id) void go(to.bottle({ id, child }), { replace: true })
    return id !== undefined
  }
  const eaters = [...new Set([...ready.map(({ childId }) => childId), ...(child ? [child] : [])])]
  return (
    <Stack p="1rem var(--gutter)" style={inset}>
      {eaters.length > 0 && (
        <Box component="h2" fz="md" fw={650}>
          {t('bottle.whoIsFed')}
        </Box>
      )}
      {eaters.length > 0 && (
        <Chips
          label={t('bottle.whoIsFed')}
          chips={[
            { value: '', label: t('bottle.anybody') },
            ...eaters.map((id) => ({ value: id, label: nameOf(childOf(id)) })),
          ]}
          value={child ?? ''}
          onChange={(chosen) => void go(to.bottleScan({ child: chosen || undefined }), { replace: true })}
        />
      )}
      <Scanner onCode={open} otherwise={ready.length > 0 ? t('bottle.scanByName') : undefined} />
      {bottles.isSuccess && ready.length === 0 && (
        <EmptyState icon={<IconBabyBottle />} title={t('bottle.none')} hint={t('bottle.noneHint')} />
      )}
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
                    title={nameOf(whose)}
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
