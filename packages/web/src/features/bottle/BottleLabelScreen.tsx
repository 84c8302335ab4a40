import { fullName } from '@daybook/contract/child/child.rules.ts'
import { dayAt, monthsOld } from '@daybook/contract/kernel/dates.ts'
import { Box, Button, Stack } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { ActionBar } from '../../kit/ActionBar.tsx'
import { ageParts } from '../../kit/age.ts'
import { useNow } from '../../kit/clock.ts'
import { Gone } from '../../kit/Gone.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useQrCode } from '../../platform/qr.code.ts'
import { labelOf } from '../../platform/qr.label.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { useFriendlyTime, useTimeZone } from '../../platform/time/centre.time.ts'
import { OriginNote, useOrigin } from '../centre/index.ts'
import { AllergyMark } from '../child/index.ts'
import { useChildOf } from './bottle.children.ts'
import { bottlesQuery } from './bottle.data.ts'
import { type Board, type Bottle, untilOf } from './bottle.plan.ts'
import { bottleWords, madeWords } from './bottle.words.ts'

/** A label for a bottle. A phone's camera opens it; whoever has none reads whose it is, and until when it may be given. */
export function BottleLabelScreen() {
  const { id = '' } = useSearch('bottleLabel')
  const read = useQuery(bottlesQuery())
  return (
    <Loaded read={read} skeleton="page">
      {({ bottles, hours }) => {
        const bottle = bottles.find((one) => one.id === id)
        return bottle ? <Label bottle={bottle} hours={hours} /> : <Gone />
      }}
    </Loaded>
  )
}

const onPaper = { c: '#000', bg: '#fff', bd: '1px dashed var(--line)', bdrs: 'sm', ta: 'center' } as const

function Label({ bottle, hours }: { bottle: Bottle; hours: Board['hours'] }) {
  const t = useT()
  const address = useOrigin()
  const picture = useQrCode(labelOf(address.origin, to.bottle({ id: bottle.id })))
  const child = useChildOf()(bottle.childId)
  const friendlyTime = useFriendlyTime()
  const now = useNow()
  const day = dayAt(new Date(now), useTimeZone())
  const say = (at: string | number) => friendlyTime(new Date(at).toISOString(), now)
  const age = child && ageParts(monthsOld(child.birthDate, day))
  return (
    <>
      <OriginNote {...address} />
      <Stack align="center" gap="0.25rem" maw="18rem" p="md" mx="auto" {...onPaper} data-poster>
        <Box component="p" fz="1.5rem" fw={700} lh={1.2}>
          {child ? fullName(child) : t('bottle.unknownChild')}
        </Box>
        {age && (
          <p>{t(age.unit === 'months' ? 'kit.monthsOldLong' : 'kit.yearsOldLong', { count: age.count })}</p>
        )}
        {picture && <img src={picture} alt={t('bottle.labelAlt')} width="140" height="140" />}
        <Box component="p" fw={650}>
          {bottleWords(t, bottle)}
        </Box>
        <p>{madeWords(t, bottle, say)}</p>
        <Box component="p" fw={650}>
          {t('bottle.goodUntil', { time: say(untilOf(bottle, hours)) })}
        </Box>
        {child?.allergies.map((allergy) => (
          <AllergyMark key={allergy.substance} allergy={allergy} written />
        ))}
      </Stack>
      <ActionBar>
        <Button variant="default" component={Link} to={to.bottle({ id: bottle.id })}>
          {t('bottle.one')}
        </Button>
        <Button
          leftSection={<IconPrinter size="1.25rem" aria-hidden="true" />}
          disabled={!picture}
          onClick={() => print()}
        >
          {t('bottle.print')}
        </Button>
      </ActionBar>
    </>
  )
}
