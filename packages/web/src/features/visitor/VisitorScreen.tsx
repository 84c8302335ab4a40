import { phoneAddress } from '@daybook/contract/kernel/phone.rules.ts'
import { Box, Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNow } from '../../kit/clock.ts'
import { DetailScreen } from '../../kit/DetailScreen.tsx'
import { Gone } from '../../kit/Gone.tsx'
import { Section } from '../../kit/Section.tsx'
import { SubjectIcon } from '../../kit/SubjectIcon.tsx'
import { showToast } from '../../kit/toast.ts'
import { useT } from '../../platform/i18n/language.ts'
import { StaffPicker } from '../../platform/people/StaffPicker.tsx'
import { invalidate } from '../../platform/query/query.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { useFriendlyTime } from '../../platform/time/centre.time.ts'
import { api, type Visit, visitQuery } from './visitor.data.ts'

/** One visitor: who they are, who looks after them, and the buttons to assign and to sign out. */
export function VisitorScreen() {
  const { id = '' } = useSearch('visitor')
  const read = useQuery({ ...visitQuery(id), enabled: id !== '' })
  if (id === '') return <Gone />
  return (
    <DetailScreen
      read={read}
      {...((read.data?.can.length ?? 0) > 0 && { actions: (visit: Visit) => <Actions visit={visit} /> })}
    >
      {(visit) => <Facts visit={visit} />}
    </DetailScreen>
  )
}

function Facts({ visit }: { visit: Visit }) {
  const t = useT()
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  const { name, company, purpose, hostName, host, phone, email, teacher, assignedBy, checkedOutBy } = visit
  const facts: [string, React.ReactNode][] = [
    [t('visitor.about'), purpose],
    [t('visitor.sees'), host ? host.name : t('visitor.hostUnknown', { name: hostName })],
    [t('visitor.teacher'), teacher ? teacher.name : t('visitor.unassigned')],
    ...(assignedBy ? [[t('visitor.assignedBy'), assignedBy.name] as [string, string]] : []),
    [t('visitor.checkedIn'), friendlyTime(visit.checkedInAt, now)],
    ...(visit.checkedInBy ? [[t('visitor.checkedInBy'), visit.checkedInBy.name] as [string, string]] : []),
    [
      t('visitor.checkedOut'),
      visit.checkedOutAt ? friendlyTime(visit.checkedOutAt, now) : t('visitor.stillHere'),
    ],
    ...(visit.checkedOutAt
      ? [[t('visitor.checkedOutBy'), checkedOutBy?.name ?? t('visitor.themselves')] as [string, string]]
      : []),
    ...(visit.conditionsAcceptedAt
      ? [[t('visitor.conditionsAccepted'), friendlyTime(visit.conditionsAcceptedAt, now)] as [string, string]]
      : []),
  ]
  return (
    <>
      <Group wrap="nowrap" gap="sm">
        <SubjectIcon subject="visitor" size="large" />
        <Box miw={0} style={{ overflowWrap: 'anywhere' }}>
          <Box component="p" fz="lg" fw={650}>
            {name}
          </Box>
          {company && (
            <Box component="p" c="dimmed">
              {company}
            </Box>
          )}
        </Box>
      </Group>
      {(phone || email) && (
        <Section title={t('visitor.contact')}>
          {phone && <Contact href={phoneAddress(phone)}>{phone}</Contact>}
          {email && <Contact href={`mailto:${email}`}>{email}</Contact>}
        </Section>
      )}
      <Section title={t('visitor.visit')}>
        <Box component="dl" display="grid" m={0} style={{ gap: '0.75rem' }}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className="dim">{label}</dt>
              <Box component="dd" m={0} style={{ overflowWrap: 'anywhere' }}>
                {value}
              </Box>
            </div>
          ))}
        </Box>
      </Section>
    </>
  )
}

function Contact({ href, children }: { href: string; children: string }) {
  return (
    <Box
      component="a"
      className="line"
      href={href}
      mih="3rem"
      c="var(--blue)"
      style={{ overflowWrap: 'anywhere' }}
    >
      {children}
    </Box>
  )
}

function Actions({ visit: { id, name, can, teacher } }: { visit: Visit }) {
  const t = useT()
  const [isPicking, setIsPicking] = useState(false)
  // A refusal has shown its message; either way the page shows what is now.
  const act = (call: Promise<unknown>, done: string) =>
    call
      .then(() => showToast(done))
      .catch(() => undefined)
      .then(() => invalidate(api.getVisitor, api.listVisitors, { id: 'today.countRequests' }))
  return (
    <>
      {can.includes('assign') && (
        <Button variant="default" aria-haspopup="dialog" onClick={() => setIsPicking(true)}>
          {teacher ? t('visitor.assignOther') : t('visitor.assign')}
        </Button>
      )}
      {can.includes('checkOut') && (
        <Button
          {...(can.includes('take') && { variant: 'default' })}
          onClick={() => void act(api.checkOutVisitor({ id }), t('visitor.left', { name }))}
        >
          {t('visitor.checkOut')}
        </Button>
      )}
      {can.includes('take') && (
        <Button onClick={() => void act(api.takeVisitor({ id }), t('visitor.taken', { name }))}>
          {t('visitor.take')}
        </Button>
      )}
      <StaffPicker
        open={isPicking}
        onClose={() => setIsPicking(false)}
        title={t('visitor.assign')}
        onConfirm={([chosen]) => {
          if (chosen)
            void act(
              api.assignTeacher({ id, userId: chosen.id }),
              t('visitor.assignedTo', { name: chosen.realName }),
            )
        }}
      />
    </>
  )
}
