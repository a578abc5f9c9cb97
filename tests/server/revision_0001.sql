-- A database as revision 0001 made it, with a table in it. It stands for all that were ever made:
-- never change it.
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL,
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE entries (
	table_id TEXT NOT NULL,
	number INTEGER NOT NULL,
	at BIGINT NOT NULL,
	text TEXT NOT NULL,
	CONSTRAINT pk_entries PRIMARY KEY (table_id, number),
	CONSTRAINT fk_entries_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
) WITHOUT ROWID;
CREATE TABLE invites (
	hash TEXT NOT NULL,
	table_id TEXT NOT NULL,
	seat INTEGER NOT NULL,
	used BOOLEAN NOT NULL,
	revoked BOOLEAN NOT NULL,
	CONSTRAINT pk_invites PRIMARY KEY (hash),
	CONSTRAINT fk_invites_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE tables (
	id TEXT NOT NULL,
	game TEXT NOT NULL,
	header TEXT NOT NULL,
	secret BLOB NOT NULL,
	deal TEXT NOT NULL,
	day TEXT NOT NULL,
	listed BOOLEAN NOT NULL,
	status TEXT NOT NULL,
	number INTEGER NOT NULL,
	summary TEXT NOT NULL,
	created BIGINT NOT NULL,
	changed BIGINT NOT NULL,
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
CREATE TABLE tokens (
	table_id TEXT NOT NULL,
	hash TEXT NOT NULL,
	person INTEGER NOT NULL,
	revoked BOOLEAN NOT NULL,
	CONSTRAINT pk_tokens PRIMARY KEY (table_id, hash),
	CONSTRAINT fk_tokens_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
) WITHOUT ROWID;
CREATE INDEX ix_tables_listed_status_changed ON tables (listed, status, changed);
CREATE INDEX ix_tables_status_changed ON tables (status, changed);
CREATE INDEX ix_invites_table_id ON invites (table_id);
INSERT INTO tables VALUES('old','titanic','{"id":"old","game":"titanic","setup":{"players":"1"},"secret":"","seats":1,"seed":"","day":"","listed":true,"patience":120,"stand_in":"steady","proposals":false,"created":100}',X'0102','deal','',1,'playing',3,'',100,100);
INSERT INTO entries VALUES('old',1,100,'{"kind":"joined","person":1,"name":"Ada","me":"me"}');
INSERT INTO entries VALUES('old',2,100,'{"kind":"started"}');
INSERT INTO entries VALUES('old',3,100,'{"kind":"played","seat":0,"action":"rescue:1","player":""}');
INSERT INTO tokens VALUES('old','hash',1,0);
COMMIT;
