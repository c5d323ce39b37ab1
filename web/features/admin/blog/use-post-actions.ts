import { ADMIN_DONE } from '#domain/admin/panel-text.ts'
import { WRITING_DONE, WRITING_TEXT } from '#domain/admin/writing-text.ts'
import { useAdminMutation } from '#web/features/admin/use-admin-mutation.ts'
import {
  CreatePostPreviewDocument,
  DeletePostDocument,
  FeaturePostDocument,
  PublishPostDocument,
  RestorePostDocument,
  ReviewPostDocument,
  RevokePostPreviewsDocument,
  SchedulePostDocument,
  SetPostCorrectionDocument,
  UnpublishPostDocument,
  UnreviewPostDocument,
  UnschedulePostDocument,
} from './post-row.generated.ts'

export function usePostActions(id: string) {
  const { mutate, isPending } = useAdminMutation()
  const restore = () => mutate(RestorePostDocument, { id }, WRITING_DONE.postRestored)
  return {
    isPending,
    /** `revision` is what the editor sees. `reviewed` says that they have read and approved the draft of a model. */
    publish: (revision: string, reviewed: boolean) =>
      mutate(PublishPostDocument, { id, revision, reviewed }, ADMIN_DONE.postPublished),
    unpublish: () => mutate(UnpublishPostDocument, { id }, ADMIN_DONE.postUnpublished),
    review: (revision: string) => mutate(ReviewPostDocument, { id, revision }, ADMIN_DONE.postReviewed),
    unreview: () => mutate(UnreviewPostDocument, { id }, ADMIN_DONE.reviewUndone),
    feature: (featured: boolean) =>
      mutate(
        FeaturePostDocument,
        { id, featured },
        featured ? ADMIN_DONE.postFeatured : ADMIN_DONE.postUnfeatured,
      ),
    schedule: (revision: string, at: string, reviewed: boolean) =>
      mutate(SchedulePostDocument, { id, revision, at, reviewed }, WRITING_DONE.scheduled),
    unschedule: () => mutate(UnschedulePostDocument, { id }, WRITING_DONE.unscheduled),
    createPreview: () => mutate(CreatePostPreviewDocument, { id }, WRITING_DONE.previewCreated),
    revokePreviews: () => mutate(RevokePostPreviewsDocument, { id }, WRITING_DONE.previewsRevoked),
    correct: (text: string) =>
      mutate(
        SetPostCorrectionDocument,
        { id, text },
        text.trim() ? WRITING_DONE.correctionSaved : WRITING_DONE.correctionRemoved,
      ),
    restore,
    remove: () =>
      mutate(DeletePostDocument, { id }, ADMIN_DONE.postDeleted, {
        label: WRITING_TEXT.undo,
        onClick: restore,
      }),
  }
}
