import { useState } from 'react'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { EntrySheet } from '../care/index.ts'
import { shownEntry } from '../careLog/careLog.entries.ts'
import { CareMoment } from './CareMoment.tsx'
import type { Moment, Page } from './childPage.data.ts'
import { AbsenceMoment, SignMoment } from './OtherMoments.tsx'
import styles from './Timeline.module.css'

/** Everything recorded for the day, newest first; an entry opens with its history. */
export function Timeline({ page: { moments } }: { page: Page }) {
  const t = useT()
  const [openedId, setOpenedId] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const opened = moments.find(({ type, id }) => type === 'care' && id === openedId)
  const open = (id: string) => {
    setOpenedId(id)
    setIsOpen(true)
  }
  return (
    <>
      <Section title={t('childPage.timeline')} flush>
        <ol className="list">
          {moments.map((moment) => (
            <li key={`${moment.type} ${moment.id}`} className={styles.moment}>
              <AnyMoment moment={moment} onOpen={open} />
            </li>
          ))}
        </ol>
      </Section>
      <EntrySheet
        shown={opened?.type === 'care' ? shownEntry(opened.entry) : undefined}
        open={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </>
  )
}

function AnyMoment({ moment, onOpen }: { moment: Moment; onOpen: (id: string) => void }) {
  switch (moment.type) {
    case 'care':
      return <CareMoment moment={moment} onOpen={onOpen} />
    case 'absence':
      return <AbsenceMoment moment={moment} />
    case 'signedIn':
    case 'signedOut':
      return <SignMoment moment={moment} />
  }
}
