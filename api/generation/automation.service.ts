import { audited } from '#api/admin/audit.ts'
import type { Context } from '#api/graphql/context.ts'
import type { Deps } from '#api/server/deps.ts'
import type { AutomationSettings } from '#prisma/client/client.ts'

export type StoredAutomation = Omit<AutomationSettings, 'id'>

/** AUTOMATION_PUBLISH decides until an admin has changed the settings. */
export async function automationSettings({ db, env }: Pick<Deps, 'db' | 'env'>): Promise<StoredAutomation> {
  const stored = await db.prisma.automationSettings.findUnique({ where: { id: 1 }, omit: { id: true } })
  return stored ?? { paused: false, publish: env.AUTOMATION_PUBLISH === 'publish', resumedAt: null }
}

/** Values that are undefined stay as they are. Each change has an audit entry of its own. */
export async function updateAutomation(
  context: Context,
  { paused, publish }: { paused?: boolean | undefined; publish?: boolean | undefined },
): Promise<void> {
  const before = await automationSettings(context)
  const settings = {
    paused: paused ?? before.paused,
    publish: publish ?? before.publish,
    // Articles missed during a pause are not made up the minute it ends.
    resumedAt: before.paused && paused === false ? context.now() : before.resumedAt,
  }
  for (const field of ['paused', 'publish'] as const) {
    if (settings[field] === before[field]) continue
    await audited(context, async (tx) => {
      await tx.automationSettings.upsert({ where: { id: 1 }, create: settings, update: settings })
      return { entry: { action: 'updateAutomation', details: { [field]: settings[field] } } }
    })
  }
}
