import { fields, longText } from '@daybook/contract/kernel/fields.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DetailScreen } from '../../kit/DetailScreen.tsx'
import { Gone } from '../../kit/Gone.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { ThrottledButton } from '../../kit/ThrottledButton.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { goBack } from '../../platform/screens/navigate.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { FieldsSheet, useFieldsForm } from '../fields/index.ts'
import { AddToSetSheet } from './AddToSetSheet.tsx'
import { act, type Story, storyApi, storyQuery } from './learningStory.data.ts'
import { NoPhotosNote } from './NoPhotosNote.tsx'
import { StoryBody } from './StoryBody.tsx'
import { StoryNote } from './StoryNote.tsx'
import { useCreatePlace } from './useCreatePlace.ts'

/** One story, and what its reader may do with it. */
export function StoryScreen() {
  const t = useT()
  const { id = '' } = useSearch('learningStory')
  const read = useQuery({ ...storyQuery(id), enabled: id !== '' })
  const [asking, setAsking] = useState<'sendBack' | 'withdraw' | 'addToSet'>()
  if (id === '') return <Gone />
  const close = () => setAsking(undefined)
  return (
    <>
      <DetailScreen read={read} actions={(story) => <Actions story={story} onAsk={setAsking} />}>
        {(story) => (
          <>
            <StateNote story={story} />
            {story.can.includes('publish') && story.files.length > 0 && (
              <NoPhotosNote childIds={story.children.map((child) => child.id)} />
            )}
            <StoryBody story={story} />
          </>
        )}
      </DetailScreen>
      <SendBackSheet
        key={asking === 'sendBack' ? 'open' : 'closed'}
        id={id}
        open={asking === 'sendBack'}
        onClose={close}
      />
      <Sheet
        open={asking === 'withdraw'}
        onClose={close}
        title={t('learningStory.withdrawAsk')}
        actions={
          <ThrottledButton
            onClick={() =>
              void act(storyApi.withdraw, { id }, t('learningStory.withdrawn')).then((isDone) => {
                close()
                if (isDone) goBack()
              })
            }
          >
            {t('learningStory.withdraw')}
          </ThrottledButton>
        }
      >
        <p>{t('learningStory.withdrawText')}</p>
      </Sheet>
      <AddToSetSheet storyId={id} open={asking === 'addToSet'} onClose={close} />
    </>
  )
}

function StateNote({ story }: { story: Story }) {
  const t = useT()
  if (story.state === 'published') return null
  return (
    <StoryNote>
      <strong>{t(`learningStory.state.${story.state}`)}</strong>
      {story.reviewComment && <p>{t('learningStory.comment', { comment: story.reviewComment })}</p>}
    </StoryNote>
  )
}

interface ActionsProps {
  story: Story
  onAsk: (what: 'sendBack' | 'withdraw' | 'addToSet') => void
}

function Actions({ story, onAsk }: ActionsProps) {
  const t = useT()
  const createPlace = useCreatePlace()
  const { id, version, state, can } = story
  return (
    <>
      {can.includes('withdraw') && (
        <Button variant="default" onClick={() => onAsk('withdraw')}>
          {t('learningStory.withdraw')}
        </Button>
      )}
      {can.includes('sendBack') && (
        <Button variant="default" onClick={() => onAsk('sendBack')}>
          {t('learningStory.sendBack')}
        </Button>
      )}
      {can.includes('edit') && (
        <Button variant="default" component={Link} to={createPlace({ id })}>
          {t('learningStory.edit')}
        </Button>
      )}
      {state === 'published' && (
        <Button variant="default" onClick={() => onAsk('addToSet')}>
          {t('learningStory.addToSet')}
        </Button>
      )}
      {can.includes('publish') && (
        <ThrottledButton
          onClick={() => void act(storyApi.publish, { id, version }, t('learningStory.published'))}
        >
          {t('learningStory.publish')}
        </ThrottledButton>
      )}
    </>
  )
}

const markFields = fields({ mark: longText(500, { required: true }) })

function SendBackSheet({ id, open, onClose }: { id: string; open: boolean; onClose: () => void }) {
  const t = useT()
  const form = useFieldsForm({
    pack: 'learningStory',
    fields: markFields,
    labels: { mark: t('learningStory.whatIsMissing') },
    draft: `learningStory.mark.${id}`,
  })
  return (
    <FieldsSheet
      form={form}
      open={open}
      onClose={onClose}
      title={t('learningStory.sendBack')}
      submit={t('learningStory.sendBack')}
      onSend={async ({ mark }) => {
        const isDone = await act(storyApi.sendBack, { id, mark }, t('learningStory.sentBack'))
        if (isDone) onClose()
        return isDone
      }}
    />
  )
}
