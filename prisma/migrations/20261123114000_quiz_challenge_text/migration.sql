-- The default quiz challenge promised what the quiz does not measure. Descriptions that an editor wrote stay.
UPDATE "Challenge"
SET "description" = 'Pick what you’d put first in ten questions, and see how many Republicans and Democrats agreed when pollsters asked.'
WHERE "description" = 'Answer ten questions about what matters to you and see how much of it people across party lines share.';
