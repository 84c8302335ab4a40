import type { FileOfRecord } from '@daybook/contract/file/file.contract.ts'
import { IconPhotoUp } from '@tabler/icons-react'
import { useT } from '../../platform/i18n/language.ts'
import { FileFacts } from '../fields/index.ts'

/** The photos of an answer. Those that wait on this device with their answer are counted. */
export function AnswerPhotos({ photos }: { photos: readonly FileOfRecord[] }) {
  const t = useT()
  const sent = photos.filter(({ link }) => link !== '')
  const waiting = photos.length - sent.length
  return (
    <>
      {sent.length > 0 && <FileFacts files={sent} label={t('checklist.photos')} />}
      {waiting > 0 && (
        <p className="line dim" style={{ gap: '0 1rem', flexWrap: 'wrap' }}>
          <IconPhotoUp size="1rem" aria-hidden="true" />
          {t('checklist.photosWaiting', { count: waiting })}
        </p>
      )}
    </>
  )
}
