import { Trophy } from '@lucide/icons'
import { useRef, useState } from 'react'
import { CHALLENGE_FILTER } from '#domain/admin/list-filters.ts'
import { PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { CHALLENGE_ADMIN_TEXT, TYPE_LABEL } from '#domain/challenges/admin-text.ts'
import type { NewChallenge } from '#domain/challenges/challenge-input.ts'
import { badgeIcon } from '#domain/challenges/types.ts'
import { enumValue } from '#domain/enum-names.ts'
import { counted } from '#domain/whole-number.ts'
import { FilteredList, useListFilter } from '#web/features/admin/filtered-list.tsx'
import { Panel } from '#web/features/admin/panel.tsx'
import { changeAndRestoreFocus } from '#web/features/admin/restore-focus.ts'
import { RowMenu } from '#web/features/admin/row-menu.tsx'
import { Row, RowButton, RowMeta, Rows } from '#web/features/admin/rows.tsx'
import { useAdminMutation } from '#web/features/admin/use-admin-mutation.ts'
import { useAdminQuery } from '#web/features/admin/use-admin-query.ts'
import { useMarkRow } from '#web/features/admin/use-mark-row.ts'
import { Button } from '#web/ui/button.tsx'
import { ChallengeForm, type ChallengeVariables } from './challenge-form.tsx'
import {
  type AdminChallenge_ChallengeFragment,
  AdminChallengesDocument,
  CreateChallengeDocument,
} from './challenges-card.generated.ts'
import {
  OrderChallengesDocument,
  SetChallengeActiveDocument,
  UpdateChallengeDocument,
} from './challenges-panel.generated.ts'

const BLANK: NewChallenge = {
  title: '',
  description: '',
  type: 'quiz',
  badgeIcon: 'award',
  badgeColor: 'purple',
  points: 10,
  isActive: true,
}
const NEW = 'new'

const stateOf = (isActive: boolean): 'ON' | 'OFF' => (isActive ? 'ON' : 'OFF')

export function ChallengesPanel() {
  const { data, panel } = useAdminQuery(AdminChallengesDocument, { isAdmin: true })
  const { mutate, isPending } = useAdminMutation()
  const markRow = useMarkRow()
  /** The id of the challenge whose form is open. */
  const [editing, setEditing] = useState<string | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const challenges = data?.adminChallenges ?? []
  const filter = useListFilter(CHALLENGE_FILTER)
  const words = filter.search.toLowerCase().split(/\s+/)
  const found = challenges.filter(({ title, description }) =>
    words.every((word) => `${title} ${description}`.toLowerCase().includes(word)),
  )
  const shown = found.filter(
    ({ isActive }) => filter.state === undefined || stateOf(isActive) === filter.state,
  )

  const close = () => changeAndRestoreFocus(() => setEditing(null), opener)
  /** Overwrites no field that the editor didn’t change. */
  async function save(id: string, all: ChallengeVariables, changed: Partial<ChallengeVariables>) {
    const { result, rejection } = await (id === NEW
      ? mutate(CreateChallengeDocument, all, CHALLENGE_ADMIN_TEXT.created)
      : mutate(UpdateChallengeDocument, { id, ...changed }, CHALLENGE_ADMIN_TEXT.saved))
    if (rejection) return rejection
    close()
    if (id === NEW && result.__typename === 'Challenge') {
      filter.clear()
      markRow(result.id)
    }
    return null
  }
  async function move(from: number, to: number) {
    const ids = challenges.map(({ id }) => id)
    ids.splice(to, 0, ...ids.splice(from, 1))
    await mutate(OrderChallengesDocument, { ids }, CHALLENGE_ADMIN_TEXT.reordered)
  }
  function edit(id: string, button: HTMLButtonElement) {
    opener.current = button
    setEditing(id)
  }
  const formOf = (id: string, label: string, challenge: NewChallenge) =>
    editing === id && (
      <ChallengeForm {...{ id, label, challenge }} onSend={(...sent) => save(id, ...sent)} onClose={close} />
    )

  return (
    <Panel title={CHALLENGE_ADMIN_TEXT.heading} icon={Trophy} {...panel}>
      <Button
        variant="line"
        size="sm"
        className="mt-6"
        aria-expanded={editing === NEW}
        onClick={({ currentTarget }) => edit(NEW, currentTarget)}
      >
        {CHALLENGE_ADMIN_TEXT.add}
      </Button>
      {formOf(NEW, CHALLENGE_ADMIN_TEXT.add, BLANK)}
      <FilteredList
        filter={filter}
        counts={[true, false].map((isOn) => ({
          state: stateOf(isOn),
          count: found.filter(({ isActive }) => isActive === isOn).length,
        }))}
        found={shown.length}
      >
        <Rows>
          {shown.map((challenge) => {
            const { id, title, isActive } = challenge
            const index = challenges.indexOf(challenge)
            return (
              <Row
                key={id}
                id={id}
                title={title}
                onOpen={({ currentTarget }) => edit(id, currentTarget)}
                details={<Details challenge={challenge} />}
                actions={
                  <>
                    <RowButton
                      about={title}
                      aria-expanded={editing === id}
                      onClick={({ currentTarget }) => edit(id, currentTarget)}
                    >
                      {PANEL_TEXT.edit}
                    </RowButton>
                    <RowMenu
                      about={title}
                      pending={isPending}
                      actions={[
                        {
                          label: isActive ? CHALLENGE_ADMIN_TEXT.turnOff : CHALLENGE_ADMIN_TEXT.turnOn,
                          onSelect: () =>
                            mutate(
                              SetChallengeActiveDocument,
                              { id, active: !isActive },
                              isActive ? CHALLENGE_ADMIN_TEXT.turnedOff : CHALLENGE_ADMIN_TEXT.turnedOn,
                            ),
                        },
                        index > 0 && { label: PANEL_TEXT.moveUp, onSelect: () => move(index, index - 1) },
                        index < challenges.length - 1 && {
                          label: PANEL_TEXT.moveDown,
                          onSelect: () => move(index, index + 1),
                        },
                      ]}
                    />
                  </>
                }
              >
                {formOf(id, `${PANEL_TEXT.edit}: ${title}`, forForm(challenge))}
              </Row>
            )
          })}
        </Rows>
      </FilteredList>
    </Panel>
  )
}

function Details({ challenge }: { challenge: AdminChallenge_ChallengeFragment }) {
  const { type, points, description, isActive } = challenge
  return (
    <>
      <RowMeta>
        <b>{isActive ? CHALLENGE_ADMIN_TEXT.on : CHALLENGE_ADMIN_TEXT.off}</b> · {TYPE_LABEL[enumValue(type)]}{' '}
        · {counted(points, 'point')}
      </RowMeta>
      <RowMeta>{description}</RowMeta>
    </>
  )
}

function forForm(challenge: AdminChallenge_ChallengeFragment): NewChallenge {
  return {
    ...challenge,
    type: enumValue(challenge.type),
    badgeIcon: badgeIcon(challenge.badgeIcon),
    badgeColor: enumValue(challenge.badgeColor),
  }
}
