import { payParity } from '@daybook/contract/payParity/payParity.contract.ts'
import { Box, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { FigureTable } from '../../kit/FigureTable.tsx'
import { LoadedPart } from '../../kit/LoadedPart.tsx'
import { Section } from '../../kit/Section.tsx'
import { client } from '../../platform/api/client.ts'
import { useMoney } from '../../platform/currency.ts'
import { useT } from '../../platform/i18n/language.ts'
import { query } from '../../platform/query/query.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { useSession } from '../../platform/session/current.ts'
import { useDayWords } from '../../platform/time/centre.time.ts'

const { getSteps } = client(payParity)

const stepsQuery = () => query(getSteps)

/** What the country's table says, with its source; one step of it is marked. */
export function StepTable({ step: marked }: { step?: number }) {
  const t = useT()
  const dayWords = useDayWords()
  const money = useMoney()
  const read = useQuery(stepsQuery())
  return (
    <LoadedPart read={read}>
      {(table) =>
        table === null ? (
          <>
            <p>{t('payParity.noTable')}</p>
            <OwnTable />
          </>
        ) : (
          <Section title={t('payParity.steps')}>
            <FigureTable
              columns={[t('payParity.step'), t('payParity.startsFor'), t('payParity.yearly')]}
              figures="last"
            >
              {table.steps.map(({ step, annualCents, startsFor }) => (
                <tr key={step} data-marked={step === marked || undefined}>
                  <th scope="row">{step === marked ? t('payParity.thisStep', { step }) : step}</th>
                  <td>{startsFor.map((group) => t(`payParity.group.${group}`)).join(t('fields.comma'))}</td>
                  <td>{money(annualCents)}</td>
                </tr>
              ))}
            </FigureTable>
            <p className="dim" style={{ overflowWrap: 'anywhere' }}>
              {t('payParity.from', { day: dayWords(table.from, 'date') })}
            </p>
            <p className="dim" style={{ overflowWrap: 'anywhere' }}>
              {table.isOwn ? t('payParity.ownTable', { name: table.source }) : table.source}
            </p>
            {!table.isVerified && (
              <Box
                component="p"
                p="0.75rem 1rem"
                my="sm"
                bg="var(--soon-tint)"
                bdrs="md"
                style={{ border: '1px solid var(--line)', overflowWrap: 'anywhere' }}
              >
                {t('payParity.unverified')}
              </Box>
            )}
            <OwnTable />
          </Section>
        )
      }
    </LoadedPart>
  )
}

/** For managers: the centre's own tables. */
function OwnTable() {
  const t = useT()
  const { rights = [] } = useSession().userProfile ?? {}
  if (!rights.includes('centre.configure')) return null
  return (
    <Button component={Link} to={to.payTable({})} variant="default">
      {t('payParity.enterOwn')}
    </Button>
  )
}
