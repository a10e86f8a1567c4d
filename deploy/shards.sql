-- Moves partitions of activity, with their events, to another PostgreSQL server. docs/scale.md explains it. As superuser:
--   export PARTITION_PASSWORD
--   psql loyalty -v server=two -v host=db2.internal -v port=5432 -v database=loyalty -v user=loyalty \
--     -v partitions=8,9,10,11,12,13,14,15 -f deploy/shards.sql
-- Each run sets the address, user and password of the server. Each partition is one transaction, and a partition on another
-- server stays there, so the same command completes one that ended early. Its events are not read for a moment at the end of the
-- transaction, and imports wait.
\set ON_ERROR_STOP on
\set password ''
\getenv password PARTITION_PASSWORD
SET client_min_messages = warning;
CREATE EXTENSION IF NOT EXISTS postgres_fdw;
CREATE EXTENSION IF NOT EXISTS dblink;
SELECT set_config('shards.' || name, value, false) FROM (VALUES
  ('server', :'server'), ('host', :'host'), ('port', :'port'), ('database', :'database'), ('user', :'user'),
  ('password', :'password'), ('partitions', :'partitions')) AS variables (name, value) \g /dev/null

DO $$
DECLARE
  server text := current_setting('shards.server');
  owner name := (SELECT pg_get_userbyid(relowner) FROM pg_class WHERE oid = 'activity'::regclass);
  index integer;
BEGIN
  IF NOT EXISTS (SELECT FROM pg_foreign_server WHERE srvname = server) THEN
    -- The planner asks the server for its plans, so that a page is one range there, too. A lost server is noticed within seconds.
    EXECUTE format(
      'CREATE SERVER %I FOREIGN DATA WRAPPER postgres_fdw OPTIONS (host '''', port '''', dbname '''', use_remote_estimate ''true'',
         batch_size ''200'', connect_timeout ''2'', tcp_user_timeout ''2000'')', server);
  END IF;
  EXECUTE format('ALTER SERVER %I OPTIONS (SET host %L, SET port %L, SET dbname %L)', server,
    current_setting('shards.host'), current_setting('shards.port'), current_setting('shards.database'));
  EXECUTE format('DROP USER MAPPING IF EXISTS FOR PUBLIC SERVER %I', server);
  EXECUTE format('CREATE USER MAPPING FOR PUBLIC SERVER %I OPTIONS (user %L, password %L)', server,
    current_setting('shards.user'), current_setting('shards.password'));
  COMMIT;
  FOREACH index IN ARRAY string_to_array(current_setting('shards.partitions'), ',')::integer[] LOOP
    CONTINUE WHEN EXISTS (SELECT FROM pg_class WHERE oid = format('activity_%s', index)::regclass AND relkind = 'f');
    PERFORM pg_advisory_xact_lock(3853314791062309107); -- imports hold it
    PERFORM dblink_exec(server, format(
      'CREATE TABLE IF NOT EXISTS activity_%1$s (
         member_key BIGINT NOT NULL, created_at_us BIGINT NOT NULL, sequence BIGINT NOT NULL, id TEXT NOT NULL,
         body TEXT NOT NULL, PRIMARY KEY (member_key, created_at_us, sequence));
       CREATE UNIQUE INDEX IF NOT EXISTS activity_%1$s_id ON activity_%1$s (member_key, id);
       ALTER TABLE activity_%1$s SET (toast_tuple_target = 8160);
       ALTER TABLE activity_%1$s ALTER COLUMN body SET STORAGE EXTERNAL;
       TRUNCATE activity_%1$s', index));
    EXECUTE format(
      'CREATE FOREIGN TABLE moved (
         member_key BIGINT NOT NULL, created_at_us BIGINT NOT NULL, sequence BIGINT NOT NULL, id TEXT NOT NULL,
         body TEXT NOT NULL) SERVER %I OPTIONS (table_name %L)', server, format('activity_%s', index));
    EXECUTE format('INSERT INTO moved SELECT * FROM activity_%s', index);
    EXECUTE format('ALTER TABLE activity DETACH PARTITION activity_%s', index);
    EXECUTE format('DROP TABLE activity_%s', index);
    EXECUTE format('ALTER FOREIGN TABLE moved RENAME TO activity_%s', index);
    EXECUTE format('ALTER FOREIGN TABLE activity_%s OWNER TO %I', index, owner);
    EXECUTE format('ALTER TABLE activity ATTACH PARTITION activity_%s FOR VALUES WITH (MODULUS 16, REMAINDER %s)', index, index);
    COMMIT;
    PERFORM dblink_exec(server, format('ANALYZE activity_%s', index));
  END LOOP;
END
$$;
