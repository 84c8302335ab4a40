import type { Country } from '@daybook/contract/centre/centre.rules.ts'
import { Box, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../kit/Loaded.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { labelOf } from '../fields/index.ts'
import { CentreUse } from './CentreUse.tsx'
import { type CentreLine, centreQuery } from './centre.data.ts'
import { InviteManager } from './InviteManager.tsx'
import { useStanding } from './useStanding.ts'

/** One centre, for the operator: what it is, inviting its manager, and whether it works here. */
export function CentreScreen() {
  const { tenant = '' } = useSearch('centre')
  const read = useQuery(centreQuery(tenant))
  return (
    <Loaded read={read} skeleton="page">
      {(one) => <Shown centre={one} />}
    </Loaded>
  )
}

function Shown({ centre }: { centre: CentreLine }) {
  const t = useT()
  const standing = useStanding()
  const { tenantId, name, countryCode, timeZone, licenceNumber } = centre
  const facts = [
    [t('centre.number'), tenantId],
    [t('centre.countryCode'), t(`centre.countryCode.${countryCode as Country}`)],
    [t('centre.timeZone'), labelOf('centre', `timeZone.${timeZone}`)],
    [t('centre.licenceNumber'), licenceNumber ?? '–'],
    [t('centre.signingIn'), standing(centre)],
  ]
  return (
    <Stack gap="lg" p="1rem var(--gutter) 2rem">
      <Section title={name}>
        <Stack component="dl" gap="sm" m={0}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className="dim">{label}</dt>
              <Box component="dd" m={0}>
                {value}
              </Box>
            </div>
          ))}
        </Stack>
      </Section>
      {!centre.deactivatedAt && <InviteManager tenantId={tenantId} hasManager={centre.managers > 0} />}
      <CentreUse centre={centre} />
    </Stack>
  )
}
