-- Nothing ever wrote it. The API derives the image from "featuredImage".
ALTER TABLE "Post" DROP COLUMN "image";
